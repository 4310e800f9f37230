/**
 * React's development build tells the tools of the browser about each render and each element.
 * A browser that is driven keeps all of it: without, the tests take much less time.
 */
Object.assign(console, { createTask: undefined, timeStamp: undefined });
