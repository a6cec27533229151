import { type SectionName, sectionList } from '@coop/domain';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { mensajes } from './mensajes';

/** Success messages of creations with a side effect. */
const created: Partial<Record<SectionName, string>> = {
  usuarios: 'Creado. Su invitación para entrar sale por correo.',
};

const resources = Object.fromEntries(
  sectionList.map(({ name, label }) => {
    const said = created[name];
    return [name, { name: `${label.one} |||| ${label.many}`, ...(said ? { notifications: { created: said } } : {}) }];
  }),
);

/** react-admin i18n provider, in Spanish only: its own messages and the domain's section names. */
export const i18nProvider = polyglotI18nProvider(() => ({ ...mensajes, resources }), 'es', [
  { locale: 'es', name: 'Español' },
]);
