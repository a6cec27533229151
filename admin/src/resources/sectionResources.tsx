import { type AnySection, sectionList } from '@coop/domain';
import { Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { caseScreen } from '../cases/caseScreen';
import { statistics } from '../cases/statistics/statistics';
import { AccessDenied } from '../ground/menu/AccessDenied';
import { later } from '../ground/page/lazyWithRetry';
import type { Yo } from '../ground/staff/staff';
import { SectionList } from '../records/list/later';
import { SectionCreate, SectionEdit, SectionShow } from '../records/screens/later';
import { accesosDeSistemas } from '../sections/accesosDeSistemas/accesosDeSistemas';
import { auditoria } from '../sections/auditoria/auditoria';
import { autorizacionesDebito } from '../sections/autorizacionesDebito/autorizacionesDebito';
import { avisosASistemas } from '../sections/avisosASistemas/avisosASistemas';
import { cajaAhorro } from '../sections/cajaAhorro/cajaAhorro';
import { calificaciones } from '../sections/calificaciones/calificaciones';
import { coeficienteAdecuacionPatrimonial } from '../sections/coeficienteAdecuacionPatrimonial/coeficienteAdecuacionPatrimonial';
import { comunicados } from '../sections/comunicados/comunicados';
import { consultas } from '../sections/consultas/consultas';
import { correos } from '../sections/correos/correos';
import { depositosPlazoFijo } from '../sections/depositosPlazoFijo/depositosPlazoFijo';
import { entidad } from '../sections/entidad/entidad';
import { feriados } from '../sections/feriados/feriados';
import { menu } from '../sections/menu/menu';
import { noEncontradas } from '../sections/noEncontradas/noEncontradas';
import { novedades } from '../sections/novedades/novedades';
import type { Override } from '../sections/Override';
import { paginas } from '../sections/paginas/paginas';
import { publicacionesConjuntas } from '../sections/publicacionesConjuntas/publicacionesConjuntas';
import { reclamos } from '../sections/reclamos/reclamos';
import { redirecciones } from '../sections/redirecciones/redirecciones';
import { saldos } from '../sections/saldos/saldos';
import { simuladorCreditos } from '../sections/simuladorCreditos/simuladorCreditos';
import { solicitudesCreditos } from '../sections/solicitudesCreditos/solicitudesCreditos';
import { tarifario } from '../sections/tarifario/tarifario';
import { textosDeCorreos } from '../sections/textosDeCorreos/textosDeCorreos';
import { usuarios } from '../sections/usuarios/usuarios';

const list: readonly Override[] = [
  reclamos,
  consultas,
  calificaciones,
  solicitudesCreditos,
  auditoria,
  autorizacionesDebito,
  cajaAhorro,
  coeficienteAdecuacionPatrimonial,
  comunicados,
  correos,
  depositosPlazoFijo,
  feriados,
  accesosDeSistemas,
  avisosASistemas,
  entidad,
  menu,
  noEncontradas,
  novedades,
  paginas,
  publicacionesConjuntas,
  redirecciones,
  saldos,
  simuladorCreditos,
  tarifario,
  textosDeCorreos,
  usuarios,
];

const bySection = new Map<string, Override>(list.map((one) => [one.section, one]));

const overrideOf = (section: string): Partial<Override> => bySection.get(section) ?? {};

export const trended = list.flatMap(({ section, Trend }) => (Trend ? [{ section, Trend }] : []));

const CaseScreen = caseScreen();
const CaseCreate = later(async () => (await import('../cases/reception/CaseCreate')).CaseCreate);
const TrashPage = later(async () => (await import('../records/trash/TrashPage')).TrashPage);

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
        tools = isCase ? [statistics] : [],
        Preview,
      } = own;
      const { extra, above, below } = own;
      const beside = Preview ? <Preview section={section} /> : own.beside;
      const parts = { section, extra, above, below };
      const page = !isCase && may('editar') ? <Edit {...parts} beside={beside} /> : <Show {...parts} />;
      const denied = <AccessDenied entry={section.name as never} />;
      return (
        <Resource
          key={section.name}
          name={section.name}
          list={<List {...{ section, columns, hidden, labels, tools }} />}
          create={may('crear') ? <Create section={section} beside={beside} /> : denied}
          edit={page}
          show={page}
          recordRepresentation={section.title}
        >
          {may('eliminar') && <Route path="papelera" element={<TrashPage section={section} />} />}
        </Resource>
      );
    });
