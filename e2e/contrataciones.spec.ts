import type { Cooperativa } from '@coop/client';
import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { choose } from './support/choose.js';
import { writeDay } from './support/dayBox.js';
import { pdf } from './support/pdf.js';
import { create, dayFromToday, order, publishInPanel, upload, uploadPicture } from './support/publication.js';
import type { NewRow } from './support/sections.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { unique } from './support/unique.js';

let api: Cooperativa;
test.beforeAll(async ({ baseURL }) => {
  api = await apiOf(String(baseURL), 'administrador');
});

const enDias = (dias: number) => new Date(Date.now() + dias * 86_400_000).toISOString();

test('a tender is published as open with its deadline, and a void one is called again', async ({ page }) => {
  const seccion = 'institucional/licitaciones';
  const archivo = await upload(api, pdf('documento.pdf'), { seccion, campo: 'documentos.archivo' });
  const objeto = unique('Provisión de cajas fuertes');
  const licitacion = (plazo: number): NewRow<typeof seccion> => ({
    codigo: unique('LP'),
    objeto,
    tipo: 'bienes',
    modalidad: 'licitacion_publica',
    convocatoria: 1,
    fechaPublicacion: dayFromToday(-20),
    presentacionHasta: enDias(plazo),
    lugarPresentacion: 'Oficina central',
    contacto: 'Contrataciones',
    correoConsultas: 'contrataciones@kantuta.example',
    momentoConfirmado: true,
    documentos: [{ tipo: 'convocatoria', archivo, fecha: dayFromToday(-20) }],
  });
  const abierta = await create(api, seccion, licitacion(6.5));
  await signIn(page, 'administrador');
  await publishInPanel(page, seccion, abierta);
  await page.goto(`/${seccion}?fase=abierta&q=${objeto.split(' ').at(-1)}`);
  await page.getByRole('link', { name: objeto }).click();
  await expect(page.getByText('quedan 6 días').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Convocatoria.*PDF/s })).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  const cerrada = await create(api, seccion, licitacion(-1));
  await order(api, seccion, cerrada, 'publicar');
  await order(api, seccion, cerrada, 'evaluar');
  await page.goto(`/administrador/${seccion}/${cerrada.id}/show`);
  await page.getByRole('button', { name: 'Declarar desierta' }).click();
  const dialogo = page.getByRole('dialog');
  await writeDay(dialogo, 'Fecha del resultado', dayFromToday(0));
  await dialogo.getByLabel('Nota del resultado').fill('No se recibieron propuestas.');
  await dialogo.getByRole('button', { name: 'Declarar desierta' }).click();
  await page.getByRole('button', { name: 'Nueva convocatoria' }).click();
  await page.getByRole('button', { name: 'Crear el borrador' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Convocatoria' })).toHaveValue('2');
  await page.goto(`/${seccion}/${cerrada.slug}`);
  await expect(page.getByText('Desierta').first()).toBeVisible();
  await expect(page.getByText('No se recibieron propuestas.')).toBeVisible();
});

test('an auction without bidders is followed by one with a fifth less', async ({ page }) => {
  const titulo = unique('Casa en remate');
  const remate = await create(api, 'remates', {
    titulo,
    tipoRemate: 'extrajudicial',
    numeroRemate: 'primero',
    tipoBien: 'casa',
    descripcionBien: 'Casa de una planta con patio y garaje.',
    departamento: 'OR',
    moneda: 'BOB',
    base: '350000.00',
    fechaSubasta: enDias(-1),
    momentoConfirmado: true,
    lugarSubasta: 'Oficina de Oruro',
    contacto: 'Recuperaciones',
    avisoPdf: await upload(api, pdf('aviso.pdf'), { seccion: 'remates', campo: 'avisoPdf' }),
  });
  await signIn(page, 'administrador');
  await publishInPanel(page, 'remates', remate);
  await page.goto(`/institucional/remates?etapa=resultado_pendiente&q=${titulo.split(' ').at(-1)}`);
  await page.getByRole('link', { name: titulo }).click();
  await expect(page.getByText('Resultado pendiente').first()).toBeVisible();
  await expect(page.getByText('Bs 350.000').first()).toBeVisible();

  await page.goto(`/administrador/remates/${remate.id}/show`);
  await page.getByRole('button', { name: 'Registrar el resultado' }).click();
  const dialogo = page.getByRole('dialog');
  await writeDay(dialogo, 'Fecha del resultado', dayFromToday(0));
  await choose(page, 'Resultado', 'Desierto');
  await dialogo.getByRole('button', { name: 'Registrar el resultado' }).click();
  await page.getByRole('button', { name: 'Siguiente señalamiento' }).click();
  await page.getByRole('button', { name: 'Crear el borrador' }).click();
  await expect(page.getByLabel('Base del remate')).toHaveValue(/280\.?000/);
});

test('a cancelled auction says why, without base and date as those of one to be held', async ({ page }) => {
  await page.goto('/institucional/remates?etapa=cancelado&q=camioneta');
  const tarjeta = page.getByRole('listitem').filter({ hasText: 'Camioneta de cabina simple' });
  await expect(tarjeta).not.toContainText(/Bs|\d:\d\d/);
  await tarjeta.getByRole('link').click();
  await expect(page.getByRole('main')).toContainText('El deudor pagó la obligación.');
  await expect(page.getByText('Base que tenía')).toBeVisible();
  await expect(page.getByText('Iba a ser')).toBeVisible();
  for (const live of ['Base del remate', 'Fecha y hora', 'Lugar de la subasta', 'Depósito de garantía'])
    await expect(page.getByText(live)).toBeHidden();
  // A suspended one keeps its base until it has a new date.
  await page.goto('/institucional/remates?etapa=suspendido');
  await page.getByRole('link', { name: 'Local comercial en Uyuni' }).click();
  await expect(page.getByText('Nueva fecha por fijar').first()).toBeVisible();
});

test('an asset reserved in the panel is shown as reserved to visitors', async ({ page, browser }) => {
  const seccion = 'institucional/bienes-adjudicados';
  const imagen = await uploadPicture(api, browser, { seccion, campo: 'imagenes.imagen', alternativo: 'Fachada' });
  const titulo = unique('Terreno en Tarija');
  const bien = await create(api, seccion, {
    titulo,
    tipo: 'terreno',
    descripcion: 'Terreno plano con todos los servicios y dos frentes.',
    departamento: 'TJ',
    municipio: 'Tarija',
    superficieTerreno: '400',
    moneda: 'BOB',
    precio: '210000',
    precioAnterior: '280000',
    estadoDocumental: 'saneado',
    imagenes: [{ imagen }],
    contactoNombre: 'Bienes adjudicados',
    contactoCelular: '70000003',
  });
  await signIn(page, 'rrhh');
  await publishInPanel(page, seccion, bien);
  await page.goto(`/${seccion}?departamento=TJ&precio_desde=200000&precio_hasta=220000`);
  await page.getByRole('link', { name: titulo }).click();
  await expect(page.getByText('25 % menos')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Preguntar por WhatsApp' })).toHaveAttribute(
    'href',
    /wa\.me\/59170000003/,
  );

  await page.goto(`/administrador/${seccion}/${bien.id}/show`);
  await page.getByRole('button', { name: 'Reservar' }).click();
  const dialogo = page.getByRole('dialog');
  await writeDay(dialogo, 'Reservado el', dayFromToday(0));
  await writeDay(dialogo, 'Reservado hasta', dayFromToday(10));
  await dialogo.getByRole('button', { name: 'Reservar' }).click();
  await expect(page.getByRole('button', { name: 'Liberar la reserva' })).toBeVisible();
  await page.goto(`/${seccion}/${bien.slug}`);
  await expect(page.getByText('Reservado', { exact: true })).toBeVisible();
});
