import type { AnyRow, SectionName } from '@coop/domain';
import { trailIn } from '@coop/domain/navigation';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { pictureOf } from '../../reading/cardOf';
import { lectorDe } from '../../reading/leer';
import { readNamed } from '../../reading/readNamed';
import { useMenu } from '../../reading/useLayout';
import { DataSheet } from '../../ui/cards/DataSheet';
import { LinkedValues } from '../../ui/cards/LinkedValues';
import { DocumentList } from '../../ui/documents/DocumentList';
import { RichText } from '../../ui/elements/RichText';
import { Island as Gallery } from '../../ui/media/GalleryIsland';
import { Page } from '../../ui/page/Page';
import { Section } from '../../ui/page/Section';
import { publicationAt } from './otherPublications';
import { type Part, partsToShow } from './partsToShow';

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const { section, address } = publicationAt(new URL(request.url).pathname);
  const leer = lectorDe(context);
  const row = await leer.uno(section.name as SectionName, params.slug ?? '', request.signal);
  if (!row) throw data(null, { status: 404 });
  return {
    address,
    of: section.label.many,
    title: section.title(row as AnyRow),
    picture: pictureOf(section, row),
    parts: partsToShow(section, row, await readNamed(leer, section.fields, row, request.signal)),
  };
};

export function Component() {
  const { address, of, title, picture, parts } = useLoaderData<typeof loader>();
  const way = trailIn(useMenu(), address);
  return (
    <Page
      title={title}
      picture={picture}
      breadcrumbs={[...(way.length > 0 ? way : [{ label: of, href: address }]), { label: title, href: '' }]}
    >
      {parts.map((part) => (
        <Section key={part.label} title={part.label}>
          <Contents part={part} />
        </Section>
      ))}
    </Page>
  );
}

const Contents = ({ part: { data, texts, pictures, documents, records } }: { part: Part }) => (
  <>
    {data.length > 0 && (
      <DataSheet data={data.map(({ label, texts }) => [label, <LinkedValues key={label} texts={texts} />])} />
    )}
    {texts.map((html) => (
      <RichText key={html} html={html} />
    ))}
    {pictures.length > 0 && <Gallery pictures={pictures} />}
    {documents.length > 0 && <DocumentList documentos={documents} />}
    {records.map(({ label, each }) => (
      <div key={label}>
        <h3>{label}</h3>
        {each.map((one) => (
          <Contents key={JSON.stringify(one)} part={one} />
        ))}
      </div>
    ))}
  </>
);
