import { Link } from 'react-admin';

/** A count that links to the rows it counts. */
export const CountLink = ({ cantidad, enlace }: { cantidad: number; enlace: string }) =>
  cantidad > 0 ? <Link to={enlace}>{cantidad}</Link> : <>0</>;
