import type { TestApp } from '../support/startApp.js';

export const product = {
  nombre: 'Crédito de consumo',
  categoria: 'consumo',
  pagina: 'creditos',
  monedas: ['BOB', 'USD'],
  montoMinBob: '1000.00',
  montoMaxBob: '70000.00',
  montoMinUsd: '500.00',
  montoMaxUsd: '10000.00',
  plazoMin: 6,
  plazoMax: 60,
  tipoTasa: 'fija',
  tasaAnual: '16.0000',
  requisitos: ['Cédula de identidad'],
};
const agencia = {
  nombre: 'Agencia Central',
  tipo: 'agencia_fija',
  departamento: 'LP',
  municipio: 'La Paz',
  direccion: 'Avenida Camacho N° 1',
};

const catalogs = new WeakMap<TestApp, Promise<{ agencia: string; producto: string }>>();
let lastDocumentNumber = 7_000_000;

/** Returns a credit application from a new person, with a published product and agency. */
export async function applicationFor(test: TestApp) {
  if (!catalogs.has(test)) catalogs.set(test, publishCatalog(test));
  return {
    ...(await (catalogs.get(test) as ReturnType<typeof publishCatalog>)),
    nombres: 'Ana',
    primerApellido: 'Suárez',
    tipoDocumento: 'ci',
    numeroDocumento: String(++lastDocumentNumber),
    fechaNacimiento: '1990-05-05',
    estadoCivil: 'soltero',
    celular: '71234567',
    departamento: 'LP',
    destino: 'educacion',
    moneda: 'BOB',
    montoSolicitado: '50000',
    plazoMeses: 36,
    tipoGarantia: 'sola_firma',
    ingresos: [
      {
        actividad: 'dependiente',
        ocupacion: 'Contadora',
        lugarTrabajo: 'Una empresa',
        antiguedadAnios: 4,
        ingresoMensual: '5000',
      },
    ],
    tieneDeudas: 'si',
    deudas: [{ entidad: 'Otra entidad', saldo: '3000', cuotaMensual: '242,15' }],
    autorizaConsultaCic: true,
    declaraVeracidad: true,
    aceptaTratamiento: true,
  };
}

async function publishCatalog(test: TestApp) {
  const publish = async (section: string, draft: object) => {
    const { body } = await test.as('administrador').post(`/api/${section}`).send(draft);
    if (body.errors) throw new Error(JSON.stringify(body.errors));
    await test.as('administrador').post(`/api/${section}/${body.id}/publicar`).set(test.seen(body.id)).expect(200);
    return body.id as string;
  };
  return {
    agencia: await publish('sitio/agencias', agencia),
    producto: await publish('productos/simulador-creditos', product),
  };
}
