import { useSearchParams } from 'react-router-dom';
import { isNarrowed } from '../../lists/isNarrowed';
import type { Filterable } from '../../lists/list';
import { Empty } from '../../ui/elements/Empty';

type Props = { list: Filterable; address: string; many: string; total: number };

/** Why a page of a list shows nothing: there is nothing yet, nothing of what was asked for, or no such page. */
export function NoEntries({ list, address, many, total }: Props) {
  const [params] = useSearchParams();
  if (total > 0)
    return (
      <Empty title={`No hay más ${many}`}>
        <p>
          <a href={address}>Volver al principio de la lista</a>
        </p>
      </Empty>
    );
  if (!isNarrowed(list, params))
    return (
      <Empty title={`Todavía no hay ${many}`}>
        <p>Vuelva a esta página más adelante.</p>
      </Empty>
    );
  return list.chosen.some((name) => params.get(name)) ? (
    <Empty title={`No hay ${many} con esos filtros`}>
      <p>Pruebe con menos filtros.</p>
    </Empty>
  ) : (
    <Empty title={`No hay ${many} con esas palabras`}>
      <p>Pruebe con otra palabra.</p>
    </Empty>
  );
}
