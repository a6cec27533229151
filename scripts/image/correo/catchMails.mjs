import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

const messages = [];
new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, { envelope }, done) => {
    text(stream).then((Snippet) => {
      messages.push({ To: envelope.rcptTo.map(({ address }) => ({ Address: address })), Snippet });
      done();
    }, done);
  },
}).listen(1025);
createServer((_request, response) => response.end(JSON.stringify({ total: messages.length, messages }))).listen(8025);
