import type { AnySection } from '@coop/domain';
import { useColumns } from '../views/useColumns';
import { ViewsMenu } from '../views/ViewsMenu';
import { ColumnsButton } from './ColumnsButton';

/** The columns that a list may show, those left out until somebody chooses, and whether there is room for choosing. */
export type ListColumns = { names: readonly string[]; away: string[]; isNarrow: boolean };

type Props = ListColumns & { section: AnySection };

/** How the list is looked at: under a name, and by columns. */
export function ListViews({ section, names, away, isNarrow }: Props) {
  const { hidden, ofView } = useColumns(section, names, away);
  const isInitial = names.every((name) => hidden.includes(name) === away.includes(name));
  const shown = isInitial ? null : names.filter((name) => !hidden.includes(name));
  return (
    <>
      <ViewsMenu section={section} columnas={isNarrow ? ofView : shown} />
      {!isNarrow && <ColumnsButton {...{ section, names, away }} />}
    </>
  );
}
