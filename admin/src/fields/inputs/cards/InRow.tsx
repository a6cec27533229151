import { type ReactNode, useMemo } from 'react';
import { SourceContextProvider, useSourceContext } from 'react-admin';

/** What stands in it is of the record at that place of the list around it: `titulo` is `bloques.2.titulo`. */
export function InRow({ at, children }: { at: number; children: ReactNode }) {
  const list = useSourceContext();
  const own = useMemo(
    () => ({
      getSource: (name: string) => list.getSource(name ? `${at}.${name}` : String(at)),
      getLabel: (name: string) => list.getLabel(name),
    }),
    [at, list],
  );
  return <SourceContextProvider value={own}>{children}</SourceContextProvider>;
}
