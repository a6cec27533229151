import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const messages = [];
new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, { envelope }, done) => {
    buffer(stream).then(async (bytes) => {
      const { subject: Subject, text: Snippet } = await PostalMime.parse(bytes);
      messages.push({ To: envelope.rcptTo.map(({ address }) => ({ Address: address })), Subject, Snippet });
      done();
    }, done);
  },
}).listen(1025);
createServer((_request, response) => response.end(JSON.stringify({ total: messages.length, messages }))).listen(8025);
