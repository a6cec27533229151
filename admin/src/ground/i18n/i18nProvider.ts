import { sectionList } from '@coop/domain';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { mensajes } from './mensajes';

const resources = Object.fromEntries(
  sectionList.map(({ name, label }) => [name, { name: `${label.one} |||| ${label.many}` }]),
);

/** Spanish is the only language: react-admin's texts, and the sections' names from the domain. */
export const i18nProvider = polyglotI18nProvider(() => ({ ...mensajes, resources }), 'es', [
  { locale: 'es', name: 'Español' },
]);
