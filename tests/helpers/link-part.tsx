import { Link, useParams } from 'react-router-dom';

/** Part of a page that brings react-router-dom along by itself, later than the page. */
export function LinkPart() {
  const { id } = useParams();
  return <Link to="/next">next of {id}</Link>;
}
