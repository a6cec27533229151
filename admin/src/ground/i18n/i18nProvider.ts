import { type SectionName, sectionList } from '@coop/domain';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { mensajes } from './mensajes';

/** What is announced when a row of theirs was made, where more than the row came of it. */
const created: Partial<Record<SectionName, string>> = {
  usuarios: 'Creado. Su invitación para entrar sale por correo.',
};

const resources = Object.fromEntries(
  sectionList.map(({ name, label }) => {
    const said = created[name];
    return [name, { name: `${label.one} |||| ${label.many}`, ...(said ? { notifications: { created: said } } : {}) }];
  }),
);

/** Spanish is the only language: react-admin's texts, and the sections' names from the domain. */
export const i18nProvider = polyglotI18nProvider(() => ({ ...mensajes, resources }), 'es', [
  { locale: 'es', name: 'Español' },
]);
