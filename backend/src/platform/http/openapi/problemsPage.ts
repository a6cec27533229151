import { type ProblemCode, problemCodes, problems } from '@coop/domain/answers';

const problemNotes: Readonly<Record<ProblemCode, { means: string; todo: string }>> = {
  no_autenticado: {
    means: 'Falta la cabecera Authorization, o su token no vale: venció, se cerró la sesión o es de otro proyecto.',
    todo: 'Pida un token nuevo con el de renovación, o ingrese otra vez.',
  },
  reautenticacion_requerida: {
    means: 'La sesión vale, pero para esto la contraseña debe haberse dado en los últimos 15 minutos.',
    todo: 'Ingrese otra vez con la contraseña (renovar el token no basta) y repita la petición.',
  },
  sin_permiso: {
    means: 'El rol de quien pide no permite esta acción, o su usuario está suspendido. `roles` dice cuáles sí pueden.',
    todo: 'Pídalo a alguien con uno de esos roles. Repetir la petición no cambia nada.',
  },
  no_encontrado: {
    means: 'No existe, o no lo puede leer quien pide: la respuesta es la misma.',
    todo: 'Revise el identificador o la dirección.',
  },
  metodo_no_permitido: {
    means: 'La dirección existe, pero no con ese método.',
    todo: 'Use uno de los métodos que este documento muestra para la dirección.',
  },
  largo_requerido: {
    means: 'Lo que se envía no dice cuánto mide (`Transfer-Encoding: chunked`).',
    todo: 'Envíelo con `Content-Length`, como hacen por sí mismos los navegadores y casi todos los clientes.',
  },
  tiempo_agotado: {
    means: 'Lo que se enviaba dejó de llegar y se cortó.',
    todo: 'Envíelo otra vez, con una conexión que avance.',
  },
  conflicto: {
    means: 'Otra persona escribió lo mismo a la vez. En `actual`, el registro como está ahora, donde lo hay.',
    todo: 'Lea el registro, decida sobre lo que dice ahora y repita con su `version`.',
  },
  clave_en_curso: {
    means: 'Otra petición con la misma Idempotency-Key y lo mismo todavía no terminó.',
    todo: 'Espere los segundos que dice Retry-After y repita: se le responderá lo que aquella logró.',
  },
  peticion_invalida: {
    means: 'La dirección, una cabecera o el JSON no se entienden. `errors` dice qué parámetro y por qué.',
    todo: 'Corrija la petición según `errors`.',
  },
  precondicion_fallida: {
    means: 'If-Match nombra una versión que ya no es la última. En `actual`, el registro como está ahora.',
    todo: 'Lea el registro, decida sobre lo que dice ahora y repita con su ETag.',
  },
  demasiado_grande: {
    means: 'El cuerpo pasa del tamaño que se lee: 64 kB sin sesión, 1 MB con ella; los archivos, lo que dice su campo.',
    todo: 'Envíe menos de una vez.',
  },
  tipo_no_admitido: {
    means: 'El cuerpo no es de un tipo que la operación lee, no está en UTF-8 o viene comprimido.',
    todo: 'Envíe uno de los tipos que la operación muestra, en UTF-8 y sin comprimir.',
  },
  datos_invalidos: {
    means: 'Los datos no cumplen una regla. `errors` tiene un mensaje por campo; el vacío es del registro entero.',
    todo: 'Corrija los campos que `errors` nombra.',
  },
  transicion_invalida: {
    means: 'El registro no está en un estado que admita esa acción. `permitidas` dice cuáles sí.',
    todo: 'Pregunte con GET …/ordenes qué se puede ordenar ahora.',
  },
  clave_reutilizada: {
    means: 'La Idempotency-Key ya vino, en las últimas 48 horas, con otra dirección, otra versión u otro contenido.',
    todo: 'Use una clave nueva por cada cosa que pide, y la misma solo para repetir lo mismo.',
  },
  lote_rechazado: {
    means: 'Algún registro del lote no admite la orden, y por eso no se cambió ninguno. En `fallas`, cuáles y por qué.',
    todo: 'Quite del lote los que `fallas` nombra, o corríjalos.',
  },
  archivo_invalido: {
    means: 'El archivo no es del tipo, tamaño o contenido que su campo admite.',
    todo: 'Envíe otro archivo.',
  },
  archivo_en_uso: {
    means: 'Hay registros que usan el archivo. En `usos`, cuáles.',
    todo: 'Cambie antes esos registros.',
  },
  reto_requerido: {
    means: 'Hay mucho tráfico, y se pide una prueba de trabajo. En `reto`, lo que hay que resolver.',
    todo: 'Resuelva el reto y envíe lo mismo con la solución en el campo `reto`.',
  },
  version_requerida: {
    means: 'No se dijo qué versión del registro se vio.',
    todo: 'Diga su ETag en If-Match, o su `version` en el cuerpo.',
  },
  demasiados_envios: {
    means: 'Se pidió o envió demasiado en poco tiempo.',
    todo: 'Espere los segundos que dicen Retry-After y `reintentarEn`.',
  },
  error_interno: {
    means: 'Algo falló en el servidor. `id` está en su registro.',
    todo: 'Avise a quien opera el servidor con ese `id`.',
  },
  no_disponible: {
    means: 'Algo que la respuesta necesita no responde por el momento.',
    todo: 'Espere los segundos que dice Retry-After y repita.',
  },
};

export const problemsPage = (): string =>
  `<!doctype html><html lang="es-BO"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Errores de la API</title><style>${styles}</style><h1>Errores de la API</h1>
<p>Todo error es <code>application/problem+json</code> (RFC 9457): <code>type</code> lleva a esta página, <code>detail</code> es un
mensaje para personas y <code>codigo</code> es uno de estos. <a href="/api/docs">La API</a></p>${problemCodes.map(problemHtml).join('')}</html>`;

const problemHtml = (code: (typeof problemCodes)[number]) => {
  const [status, title] = problems[code];
  const { means, todo } = problemNotes[code];
  return `<h2 id="${code}"><code>${code}</code></h2><p><b>${status}</b> ${title}</p>${paragraph(means)}${paragraph(todo)}`;
};

const paragraph = (note: string) => `<p>${note.replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`;

const styles = `body{font:16px/1.6 system-ui,sans-serif;max-width:960px;margin:2rem auto;padding:0 1rem;color:#221a16;background:#fbf7f0}
h2{margin-top:2rem;border-bottom:2px solid #b0122b}b{color:#0d5a43}code{font-size:.95em;overflow-wrap:anywhere}`;
