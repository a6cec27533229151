import { todayInLaPaz } from '@coop/domain';
import type { SectionProps } from '../../records/data/SectionFields';
import { SectionCreate } from '../../records/screens/later';
import type { Override } from '../Override';

const NewsCreate = (props: SectionProps) => <SectionCreate {...props} start={{ fechaPublicacion: todayInLaPaz() }} />;

export const novedades: Override = { section: 'novedades', Create: NewsCreate };
