import { Link, useParams } from 'react-router-dom';

/** A lazy part of a page. It imports react-router-dom, and the page does not. */
export function LinkPart() {
  const { id } = useParams();
  return <Link to="/next">next of {id}</Link>;
}
