/**
 * Baseline: a minimal Nest application that only queries PostgreSQL, without authorization, validation or limits. Its
 * parent sends `{ url, recorded }`; it repeats the product's recorded statements with other values.
 */
import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, Module, Param, Post, Query } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import { FIRST } from './recorded.mjs';

process.once('message', async ({ url, recorded }) => {
  const app = await NestFactory.create(moduleOf(rowsOn(new pg.Pool({ connectionString: url, max: 10 }), recorded)), {
    logger: false,
  });
  app.getHttpAdapter().getInstance().disable('etag').disable('x-powered-by');
  await app.listen(0, '127.0.0.1');
  process.send({ port: app.getHttpServer().address().port });
});

/** Declares the controller as `nest generate` would, without a compiler for decorators. */
function moduleOf(Rows) {
  const route = (method, name, parameter) => {
    method(Rows.prototype, name, Object.getOwnPropertyDescriptor(Rows.prototype, name));
    parameter(Rows.prototype, name, 0);
  };
  route(Get('publicList'), 'publicList', Query('first'));
  route(Get('list'), 'list', Query('first'));
  route(Get('item/:id'), 'item', Param('id'));
  route(Post('create'), 'create', Body());
  Controller()(Rows);
  class BareModule {}
  Module({ controllers: [Rows] })(BareModule);
  return BareModule;
}

function rowsOn(pool, recorded) {
  const run = ({ text, values }, replacements = new Map(), on = pool) =>
    on.query(
      text,
      values.map((value) => (replacements.has(value) ? replacements.get(value) : value)),
    );
  const page = async ([rows, total], first) => {
    const found = await run(rows, new Map([[FIRST, Number(first)]]));
    const counted = await run(total);
    return { rows: found.rows, total: counted.rows[0] };
  };

  return class Rows {
    publicList(first) {
      return page(recorded.publicList, first);
    }

    list(first) {
      return page(recorded.list, first);
    }

    async item(id) {
      const [find] = recorded.item;
      const { rows } = await run(find, new Map([[find.values[0], id]]));
      return rows[0];
    }

    /** Inserts the row and its history line in one transaction, the minimum for atomicity. */
    async create(body) {
      const [row, line] = recorded.create;
      const id = randomUUID();
      const replacements = new Map([
        [recorded.created.id, id],
        [recorded.created.slug, id],
        [line.values[0], randomUUID()],
      ]);
      const client = await pool.connect();
      try {
        await client.query('begin');
        await run(row, replacements, client);
        await run(line, replacements, client);
        await client.query('commit');
      } finally {
        client.release();
      }
      return { ...body, id };
    }
  };
}
