import { type AnySection, sectionList } from '@coop/domain';
import { Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { caseScreen } from '../cases/caseScreen';
import { StatisticsButton } from '../cases/statistics/StatisticsButton';
import { AccessDenied } from '../ground/menu/AccessDenied';
import { later } from '../ground/page/later';
import type { Yo } from '../ground/staff/yo';
import { SectionList } from '../records/list/later';
import { SectionCreate, SectionEdit, SectionShow } from '../records/screens/later';
import { overrideOf } from './overrides';

const CaseScreen = caseScreen();
const CaseCreate = later(async () => (await import('../cases/reception/CaseCreate')).CaseCreate);
const TrashPage = later(async () => (await import('../records/trash/TrashPage')).TrashPage);

/** Returns the react-admin resources this user may read, generated from the sections or overridden. */
export const sectionResources = ({ permisos }: Yo) =>
  sectionList
    .filter(({ name }) => permisos[name]?.includes('leer'))
    .map((section: AnySection) => {
      const isCase = section.kind === 'submission';
      const own = overrideOf(section.name);
      const may = (action: string) => permisos[section.name]?.includes(action) ?? false;
      const {
        List = SectionList,
        Create = isCase ? CaseCreate : SectionCreate,
        Edit = SectionEdit,
        Show = isCase ? CaseScreen : SectionShow,
        columns,
        hidden,
        labels,
        Toolbar = isCase ? StatisticsButton : undefined,
        Preview,
      } = own;
      const beside = Preview && <Preview section={section} />;
      const denied = <AccessDenied entry={section.name as never} />;
      return (
        <Resource
          key={section.name}
          name={section.name}
          list={<List {...{ section, columns, hidden, labels, Toolbar }} />}
          create={may('crear') ? <Create section={section} beside={beside} /> : denied}
          edit={!isCase && may('editar') ? <Edit section={section} beside={beside} /> : <Show section={section} />}
          show={<Show section={section} />}
          recordRepresentation={section.title}
        >
          {may('eliminar') && <Route path="papelera" element={<TrashPage section={section} />} />}
        </Resource>
      );
    });
