import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router-dom';
import { Filters } from '../../lists/Filters';
import { type Filterable, isNarrowed } from '../../lists/list';
import { Pagination } from '../../lists/Pagination';
import { readList } from '../../lists/readList';
import { cardOf } from '../../reading/cardOf';
import { lectorDe } from '../../reading/leer';
import { Card } from '../../ui/cards/Card';
import { DataSheet } from '../../ui/cards/DataSheet';
import { Grid } from '../../ui/cards/Grid';
import { Empty } from '../../ui/elements/Empty';
import { Page } from '../../ui/page/Page';
import { choicesOf, listOf, publicationAt } from './otherPublications';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { section, address } = publicationAt(new URL(request.url).pathname);
  const { rows, note, total, page, perPage } = await readList(lectorDe(context), listOf(section), request);
  return {
    ...{ note, total, page, perPage, address },
    list: listOf(section),
    choices: choicesOf(section),
    title: section.label.many,
    unit: [section.label.one.toLowerCase(), section.label.many.toLowerCase()] as const,
    about: section.about,
    entries: rows.map((row) => cardOf(section, row)),
  };
};

export function Component() {
  const { title, unit, about, entries, address, list, choices, note, total, page, perPage } =
    useLoaderData<typeof loader>();
  return (
    <Page title={title} summary={about}>
      <Filters
        list={list}
        searchLabel={`Buscar en ${unit[1]}`}
        choices={choices}
        total={total}
        unit={unit}
        detail={note}
      />
      {entries.length > 0 ? (
        <Grid>
          {entries.map(({ slug, title: name, data, picture }) => (
            <Card key={slug} title={name} href={`${address}/${slug}`} level={2} picture={picture}>
              {data.length > 0 && <DataSheet data={data} />}
            </Card>
          ))}
        </Grid>
      ) : (
        <NoEntries list={list} address={address} many={unit[1]} total={total} />
      )}
      <Pagination current={page} total={total} perPage={perPage} />
    </Page>
  );
}

type Props = { list: Filterable; address: string; many: string; total: number };

/** The empty state of a list: nothing published, no matches, or no such page. */
function NoEntries({ list, address, many, total }: Props) {
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
