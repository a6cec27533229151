import { sections } from '@coop/domain';
import { motivosIniciales } from '@coop/domain/sections/motivosReclamo/motivosIniciales';
import { recording, type Seed } from '../../ground/seed.js';

const section = sections['sitio/formatos-de-reporte'];
const record = recording(section);

/** Formats for a monthly report: examples, not those of any supervisor. */
export const formatosReporte = (): Seed[] => [
  record('formato-barras', {
    nombre: 'Ejemplo: texto con barras y códigos',
    encabezado: false,
    separador: 'barra',
    decimal: 'punto',
    fechas: 'aaaammdd',
    codificacion: 'latin1',
    extension: 'txt',
    columnas: [
      { campo: 'fijo', fijo: 'CAC' },
      { campo: 'mesReporte' },
      { campo: 'codigo' },
      { campo: 'fechaRegistro' },
      { campo: 'motivo' },
      { campo: 'montoComprometido' },
      { campo: 'estado' },
    ],
    codigos: motivosIniciales.map(([valor], at) => ({
      campo: 'motivo',
      valor,
      codigo: String(at + 1).padStart(2, '0'),
    })),
  }),
  record('formato-planilla', {
    nombre: 'Ejemplo: planilla con títulos',
    columnas: [
      { campo: 'fila', titulo: 'N°' },
      { campo: 'codigo', titulo: 'Reclamo' },
      { campo: 'fechaRegistro', titulo: 'Registrado' },
      { campo: 'agencia', titulo: 'Agencia' },
      { campo: 'motivo', titulo: 'Motivo' },
      { campo: 'resultado', titulo: 'Resultado' },
      { campo: 'motivoReporte', titulo: 'Por qué figura' },
    ],
  }),
  record('formato-plazos', {
    nombre: 'Ejemplo: plazos y respuestas',
    fechas: 'aaaa-mm-dd',
    columnas: [
      { campo: 'codigo', titulo: 'Reclamo' },
      { campo: 'fechaRecepcion', titulo: 'Recibido' },
      { campo: 'fechaLimite', titulo: 'Límite' },
      { campo: 'resultado', titulo: 'Resultado' },
    ],
  }),
  record('formato-montos', {
    nombre: 'Ejemplo: montos, con tabulaciones',
    separador: 'tabulacion',
    decimal: 'punto',
    extension: 'txt',
    columnas: [
      { campo: 'codigo', titulo: 'Reclamo' },
      { campo: 'producto', titulo: 'Producto' },
      { campo: 'montoComprometido', titulo: 'Monto' },
    ],
  }),
  record('formato-lugares', {
    nombre: 'Ejemplo: de dónde vienen, con comas',
    separador: 'coma',
    codificacion: 'utf8',
    finDeLinea: 'lf',
    columnas: [
      { campo: 'mesReporte', titulo: 'Mes' },
      { campo: 'departamento', titulo: 'Departamento' },
      { campo: 'agencia', titulo: 'Agencia' },
      { campo: 'motivo', titulo: 'Motivo' },
    ],
  }),
];
