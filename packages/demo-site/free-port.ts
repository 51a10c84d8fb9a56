import { createServer } from 'node:net';

const isFree = (port: number) =>
	new Promise<boolean>((resolve) => {
		const probe = createServer();
		probe.once('error', () => resolve(false));
		probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
	});

export async function freePort(port: number): Promise<number> {
	for (let candidate = port; candidate < port + 100; candidate++) {
		if (await isFree(candidate)) return candidate;
	}
	throw new Error(`No port is free between ${port} and ${port + 99}.`);
}
