import { type AnySection, type SectionName, sectionList } from '@coop/domain';
import { puntoReclamo } from '@coop/domain/puntoReclamo';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { PageWithForm } from '../forms/PageWithForm';
import { readForm } from '../forms/readForm';
import { Island as Form } from './FormIsland';

const sectionAt = ({ url }: Request): AnySection | undefined =>
  sectionList.find(({ submission }: AnySection) => submission?.form === new URL(url).pathname);

export const loader = async (args: LoaderFunctionArgs) => {
  const section = sectionAt(args.request);
  if (!section) throw new Response(null, { status: 404 });
  const { label, about } = section;
  return { title: label.one, summary: about, data: await readForm(section.name as SectionName, args) };
};

export const Component = () => (
  <PageWithForm {...useLoaderData<typeof loader>()} form={Form}>
    <h2>¿Otra cosa?</h2>
    <ul className="vinetas">
      <li>
        Para preguntar, use <a href="/contactanos/consultas">Consultas</a>.
      </li>
      <li>
        Para exigir un derecho, el <a href={puntoReclamo.href}>{puntoReclamo.label}</a>.
      </li>
    </ul>
  </PageWithForm>
);
