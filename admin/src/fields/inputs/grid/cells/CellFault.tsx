/** Error message under a cell. */
export const CellFault = ({ id, children }: { id: string; children: string | undefined }) =>
  children === undefined ? null : (
    <span id={id} className="falla">
      {children}
    </span>
  );
