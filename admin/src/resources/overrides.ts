import type { SectionName } from '@coop/domain';
import { auditoria } from '../sections/auditoria/auditoria';
import { autorizaciones } from '../sections/autorizacionesDebito/autorizacionesDebito';
import { SavingsPreview } from '../sections/cajaAhorro/SavingsPreview';
import { coeficiente } from '../sections/coeficienteAdecuacionPatrimonial/coeficienteAdecuacionPatrimonial';
import { comunicados } from '../sections/comunicados/comunicados';
import { consultas } from '../sections/consultas/consultas';
import { correos } from '../sections/correos/correos';
import { DepositPreview } from '../sections/depositosPlazoFijo/DepositPreview';
import type { Override } from '../sections/Override';
import { reclamos } from '../sections/reclamos/reclamos';
import { saldos } from '../sections/saldos/saldos';
import { CreditPreview } from '../sections/simuladorCreditos/CreditPreview';
import { solicitudes } from '../sections/solicitudesCreditos/solicitudesCreditos';
import { tarifario } from '../sections/tarifario/tarifario';
import { usuarios } from '../sections/usuarios/usuarios';

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
