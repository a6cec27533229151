import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { Filters } from '../../lists/Filters';
import { Pagination } from '../../lists/Pagination';
import { readList } from '../../lists/readList';
import { cardOf } from '../../reading/cardOf';
import { lectorDe } from '../../reading/leer';
import { Card } from '../../ui/cards/Card';
import { DataSheet } from '../../ui/cards/DataSheet';
import { Grid } from '../../ui/cards/Grid';
import { Page } from '../../ui/page/Page';
import { choicesOf } from './choicesOf';
import { NoEntries } from './NoEntries';
import { listOf, publicationAt } from './otherPublications';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { section, address } = publicationAt(new URL(request.url).pathname);
  const { rows, total, page, perPage } = await readList(lectorDe(context), listOf(section), request);
  return {
    ...{ total, page, perPage, address },
    list: listOf(section),
    choices: choicesOf(section),
    title: section.label.many,
    unit: [section.label.one.toLowerCase(), section.label.many.toLowerCase()] as const,
    about: section.about,
    entries: rows.map((row) => cardOf(section, row)),
  };
};

/** The list of a section that has no page of its own, as it is described. */
export function Component() {
  const { title, unit, about, entries, address, list, choices, total, page, perPage } = useLoaderData<typeof loader>();
  return (
    <Page title={title} summary={about}>
      <Filters list={list} searchLabel={`Buscar en ${unit[1]}`} choices={choices} total={total} unit={unit} />
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
