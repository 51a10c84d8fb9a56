import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface Letter {
	readonly from: string;
	readonly to: readonly string[];
	/** Values by lower-case name, with continued lines joined. */
	readonly headers: ReadonlyMap<string, string>;
	/** The complete message, with line feeds. */
	readonly raw: string;
}

export interface SmtpSink {
	readonly port: number;
	readonly letters: Letter[];
	/** Starts or stops refusing all recipients. */
	refuse: (refused: boolean) => void;
	/** Delays the greeting of new connections until the returned function is called. */
	hold: () => () => void;
	close: () => Promise<void>;
}

const headersOf = (raw: string) => {
	const head = raw.slice(0, raw.indexOf('\n\n')).replace(/\n[ \t]+/g, ' ');
	const lines = head.split('\n').map((line) => {
		const [name = '', ...rest] = line.split(':');
		return [name.toLowerCase(), rest.join(':').trim()] as const;
	});
	return new Map(lines);
};

const address = (line: string) => /<(.*?)>/.exec(line)?.[1] ?? '';

/** A local SMTP server that stores all mails, or refuses them. */
export async function openSmtpSink(): Promise<SmtpSink> {
	const letters: Letter[] = [];
	const sockets = new Set<Socket>();
	let refused = false;
	let held: (() => void)[] | undefined;

	const server = createServer((socket) => {
		sockets.add(socket.setEncoding('utf8'));
		socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
		const say = (line: string) => socket.write(`${line}\r\n`);
		let heard = '';
		let letter: { from: string; to: string[] } | undefined;
		let writing = false;

		const obey = (line: string) => {
			if (/^(EHLO|HELO)/i.test(line)) return say('250 sink');
			if (/^MAIL FROM/i.test(line)) {
				letter = { from: address(line), to: [] };
				return say('250 OK');
			}
			if (/^RCPT TO/i.test(line)) {
				if (refused) return say('550 Nobody of that name here');
				letter?.to.push(address(line));
				return say('250 OK');
			}
			if (/^DATA/i.test(line)) {
				writing = letter !== undefined && letter.to.length > 0;
				return say(writing ? '354 Go on' : '503 To whom?');
			}
			if (/^QUIT/i.test(line)) return socket.end('221 Bye\r\n');
			return say('250 OK');
		};

		if (held) held.push(() => say('220 sink'));
		else say('220 sink');
		socket.on('data', (piece) => {
			heard += String(piece);
			for (;;) {
				const end = heard.indexOf(writing ? '\r\n.\r\n' : '\r\n');
				if (end < 0) return;
				const text = heard.slice(0, end);
				heard = heard.slice(end + (writing ? 5 : 2));
				if (writing && letter) {
					const raw = text.replace(/\r\n/g, '\n').replace(/^\.\./gm, '.');
					letters.push({ ...letter, headers: headersOf(raw), raw });
					writing = false;
					say('250 Taken');
				} else obey(text);
			}
		});
	});

	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	return {
		port: (server.address() as AddressInfo).port,
		letters,
		refuse: (whether) => {
			refused = whether;
		},
		hold: () => {
			held = [];
			return () => {
				held?.forEach((greet) => greet());
				held = undefined;
			};
		},
		async close() {
			sockets.forEach((socket) => socket.destroy());
			server.close();
			await once(server, 'close');
		},
	};
}
