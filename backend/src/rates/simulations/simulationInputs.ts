import { z } from 'zod';

type Input = { description: string; example?: string; required?: true };

const inputs: Readonly<Record<string, Input>> = {
  producto: { description: 'Identificador o última parte de la dirección de un producto publicado.' },
  moneda: { description: 'BOB, USD; en depósitos, también UFV.', example: 'BOB' },
  monto: {
    description: 'Con punto o coma decimal, dentro de lo que el producto admite.',
    example: '50000.00',
    required: true,
  },
  plazo_meses: { description: 'Meses, dentro de lo que el producto admite.', example: '36', required: true },
  plazo_dias: { description: 'De 30 a 3650.', example: '360', required: true },
  tasa_anual: { description: 'En porcentaje. Sin ella, la del producto o la de la tabla vigente.', example: '16' },
  sistema: { description: 'cuota_fija o cuota_variable.', example: 'cuota_fija' },
  frecuencia: { description: 'mensual, bimestral, trimestral o semestral.', example: 'mensual' },
  seguro_desgravamen_mensual: { description: 'En porcentaje del saldo. Obligatorio sin producto.', example: '0.024' },
  gracia_meses: { description: 'Meses en los que solo se paga el interés.', example: '0' },
  fecha: { description: 'Del desembolso o del depósito; hoy, si no se dice otra.' },
  tipo_persona: { description: 'natural o juridica.', example: 'natural' },
  pago: { description: 'De los intereses: vencimiento, mensual o trimestral.', example: 'vencimiento' },
  ingreso: { description: 'Por mes, en la moneda del crédito.', example: '4500.00', required: true },
  otras_cuotas: { description: 'Lo que ya se paga cada mes por otros créditos.', example: '0.00' },
  adelanto: { description: 'Lo que se paga además de la cuota de ese día.', example: '5000.00', required: true },
  adelanto_con: { description: 'Número de la cuota con la que se paga.', example: '12', required: true },
  adelanto_para: { description: 'Qué baja: plazo o cuota.', example: 'plazo' },
  partes: { description: 'De 2 a 6.', example: '4', required: true },
  cada_dias: {
    description: 'Días entre el vencimiento de una parte y el de la siguiente.',
    example: '90',
    required: true,
  },
  de: { description: 'BOB, USD o UFV.', example: 'BOB' },
  a: { description: 'BOB, USD o UFV.', example: 'UFV' },
};

const text = z.string('Escriba este dato una sola vez');

/** Query schema of texts, which the simulator validates; rejects repeated ones. `needed`: required ones. */
export const inputsQuery = (names: readonly string[], needed: readonly string[] = []) =>
  z
    .object(
      Object.fromEntries(
        names.map((name) => [
          name,
          inputOf({ ...(inputs[name] as Input), ...(needed.includes(name) && { required: true }) }),
        ]),
      ),
    )
    .catchall(text);

/** Optional, because the simulator's own error is clearer than «missing». */
const inputOf = ({ description, example, required }: Input) =>
  text
    .optional()
    .meta({ description, ...(example && { examples: [example] }), ...(required && { 'x-required': true }) });
