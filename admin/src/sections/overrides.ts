import type { SectionName } from '@coop/domain';
import { CreditPreview } from '../simulation/CreditPreview';
import { DepositPreview } from '../simulation/DepositPreview';
import { SavingsPreview } from '../simulation/SavingsPreview';
import { auditoria } from './auditoria/auditoria';
import { autorizaciones } from './autorizaciones/autorizaciones';
import { coeficiente } from './coeficiente/coeficiente';
import { comunicados } from './comunicados/comunicados';
import { consultas } from './consultas/consultas';
import { correos } from './correos/correos';
import type { Override } from './Override';
import { reclamos } from './reclamos/reclamos';
import { saldos } from './saldos/saldos';
import { solicitudes } from './solicitudes/solicitudes';
import { tarifario } from './tarifario/tarifario';
import { usuarios } from './usuarios/usuarios';

/** Sections whose screens are partly written by hand, by name. */
export const overrides: { [section: string]: Override } & { [N in SectionName]?: Override } = {
  comunicados,
  'contactanos/consultas': consultas,
  'contactanos/reclamos': reclamos,
  'contactanos/solicitudes-creditos': solicitudes,
  'institucional/coeficiente-adecuacion-patrimonial': coeficiente,
  'institucional/tarifario': tarifario,
  'productos/caja-ahorro': { Preview: SavingsPreview },
  'productos/depositos-plazo-fijo': { Preview: DepositPreview },
  'productos/simulador-creditos': { Preview: CreditPreview },
  saldos,
  'servicios/autorizaciones-debito': autorizaciones,
  'sitio/auditoria': auditoria,
  'sitio/correos': correos,
  usuarios,
};
