import type { AnyRow, SectionName } from '@coop/domain';
import { trailIn } from '@coop/domain/navigation';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { pictureOf } from '../../reading/cardOf';
import { lectorDe } from '../../reading/leer';
import { readNamed } from '../../reading/readNamed';
import { useMenu } from '../../reading/useMenu';
import { Page } from '../../ui/page/Page';
import { Section } from '../../ui/page/Section';
import { Contents } from './Contents';
import { publicationAt } from './otherPublications';
import { shownOf } from './shownOf';

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
    parts: shownOf(section, row, await readNamed(leer, section.fields, row, request.signal)),
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
      {parts.map((part) => (
        <Section key={part.label} title={part.label}>
          <Contents part={part} />
        </Section>
      ))}
    </Page>
  );
}
