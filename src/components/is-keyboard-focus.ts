/** A finger or a mouse leaves the focus behind on what it has tapped: nobody goes through the page by it. */
export function isKeyboardFocus(element: Element): boolean {
  try {
    return element.matches(':focus-visible');
  } catch {
    // Safari 15.0 to 15.3 do not know the word.
    return true;
  }
}
