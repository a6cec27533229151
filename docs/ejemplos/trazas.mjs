// Trazas de OpenTelemetry, para quien las recoge. No es parte del servidor: va en una carpeta propia, con lo que usa.
//
//   mkdir -p /opt/cooperativa-trazas && cd /opt/cooperativa-trazas && cp /opt/cooperativa/docs/ejemplos/trazas.mjs .
//   npm install @opentelemetry/sdk-node @opentelemetry/instrumentation @opentelemetry/instrumentation-http \
//     @opentelemetry/instrumentation-router @opentelemetry/instrumentation-pg
//
// y en /etc/cooperativa.env:
//
//   NODE_OPTIONS=--import=/opt/cooperativa-trazas/trazas.mjs
//   OTEL_SERVICE_NAME=cooperativa
//   OTEL_EXPORTER_OTLP_ENDPOINT=http://127.0.0.1:4318
//
// Lo demás lo dicen sus variables OTEL_*. Con systemd, NODE_OPTIONS vale también para las órdenes: son procesos como los otros.
import { register } from 'node:module';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { RouterInstrumentation } from '@opentelemetry/instrumentation-router';
import { NodeSDK, tracing } from '@opentelemetry/sdk-node';

// El servidor es de módulos ES: así se llega a lo que importa.
register('@opentelemetry/instrumentation/hook.mjs', import.meta.url);

/** Lo que alguien escribió en una dirección (lo que busca, lo que abre una constancia) no sale de aquí, como no sale en el registro. */
const SAID = ['url.full', 'url.path', 'url.query', 'http.url', 'http.target'];

class WithoutAddresses extends tracing.BatchSpanProcessor {
  onEnd(span) {
    for (const name of SAID) delete span.attributes[name];
    super.onEnd(span);
  }
}

new NodeSDK({
  // Un valor por petición no es una medida: esas están en /metrics.
  metricReaders: [],
  spanProcessors: [new WithoutAddresses(new OTLPTraceExporter())],
  instrumentations: [new HttpInstrumentation(), new RouterInstrumentation(), new PgInstrumentation()],
}).start();
