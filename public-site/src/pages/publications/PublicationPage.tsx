import type { AnyRow, SectionName } from '@coop/domain';
import { trailIn } from '@coop/domain/navigation';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { pictureOf } from '../../reading/cardOf';
import { lectorDe } from '../../reading/leer';
import { useMenu } from '../../reading/useMenu';
import { DataSheet } from '../../ui/cards/DataSheet';
import { DocumentList } from '../../ui/documents/DocumentList';
import { RichText } from '../../ui/elements/RichText';
import { Island as Gallery } from '../../ui/media/GalleryIsland';
import { Page } from '../../ui/page/Page';
import { Section } from '../../ui/page/Section';
import { publicationAt } from './otherPublications';
import { shownOf } from './shownOf';

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const { section, address } = publicationAt(new URL(request.url).pathname);
  const row = await lectorDe(context).uno(section.name as SectionName, params.slug ?? '', request.signal);
  if (!row) throw data(null, { status: 404 });
  return {
    address,
    of: section.label.many,
    title: section.title(row as AnyRow),
    picture: pictureOf(section, row),
    parts: shownOf(section, row),
  };
};

/** One row of a section that has no page of its own, as it is described. */
export function Component() {
  const { address, of, title, picture, parts } = useLoaderData<typeof loader>();
  const way = trailIn(useMenu(), address);
  return (
    <Page
      title={title}
      picture={picture}
      breadcrumbs={[...(way.length > 0 ? way : [{ label: of, href: address }]), { label: title, href: '' }]}
    >
      {parts.map(({ label, data, texts, pictures, documents, records }) => (
        <Section key={label} title={label}>
          {data.length > 0 && <DataSheet data={data} />}
          {texts.map((html) => (
            <RichText key={html} html={html} />
          ))}
          {pictures.length > 0 && <Gallery pictures={pictures} />}
          {documents.length > 0 && <DocumentList documentos={documents} />}
          {records.map(({ label: named, data: all }) => (
            <div key={named}>
              <h3>{named}</h3>
              {all.map((one) => (
                <DataSheet key={JSON.stringify(one)} data={one} />
              ))}
            </div>
          ))}
        </Section>
      ))}
    </Page>
  );
}
