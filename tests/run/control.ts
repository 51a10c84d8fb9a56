import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Site } from '@gazetteer/demo-site';
import type { Snapshot } from './snapshot.ts';

export interface Control {
	/** Send PHP with POST to run it in the site. Send DELETE to restore the site. */
	url: string;
	close: () => void;
}

/** Lets test processes run PHP in the site and restore it. The path is a secret of this run. */
export const openControl = (site: Pick<Site, 'run'>, { restore }: Snapshot): Promise<Control> =>
	new Promise((resolve) => {
		const secret = `/${randomUUID()}`;
		const work: Readonly<Record<string, (body: string) => Promise<string>>> = {
			POST: (code) => site.run(code),
			DELETE: async () => {
				restore();
				return '';
			},
		};
		const server = createServer(async (request, response) => {
			const answer = work[request.method ?? ''];
			// Do not keep connections alive: one could close just as the next request is sent.
			response.setHeader('connection', 'close');
			if (request.url !== secret || !answer) {
				response.writeHead(404).end();
				return;
			}
			const pieces: Buffer[] = [];
			for await (const piece of request) pieces.push(piece as Buffer);
			try {
				response.end(await answer(Buffer.concat(pieces).toString()));
			} catch (error) {
				response.writeHead(500).end(error instanceof Error ? error.message : String(error));
			}
		});
		server.listen(0, '127.0.0.1', () => {
			const { port } = server.address() as AddressInfo;
			resolve({
				url: `http://127.0.0.1:${port}${secret}`,
				close: () => {
					server.close();
					server.closeAllConnections();
				},
			});
		});
	});
