/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describeWhere } from './browser/where.ts';
import { mariadbMissing, startMariadb } from './mariadb/server.ts';

// Each server first initialises a new data folder.
jest.setTimeout(120_000);

describeWhere(mariadbMissing() === undefined)('MariaDB server for tests', () => {
	let home = '';
	beforeEach(() => {
		home = mkdtempSync(path.join(os.tmpdir(), 'gazetteer-mariadb-'));
	});
	afterEach(() => rmSync(home, { recursive: true, force: true, maxRetries: 3 }));

	it('the test database starts in a folder whose path is too long for a socket', async () => {
		const long = path.join(home, 'a-checkout-in-a-folder-with-a-long-name'.repeat(3));
		mkdirSync(long);
		const server = await startMariadb(long);
		await server.stop();
		expect(Buffer.byteLength(server.socket)).toBeLessThanOrEqual(107);
	});

	it('the test database throws the server’s own error if it cannot start', async () => {
		mkdirSync(path.join(home, 'database/mysql'), { recursive: true });
		writeFileSync(path.join(home, 'database/ibdata1'), 'no tablespace');
		await expect(startMariadb(home)).rejects.toThrow(
			/MariaDB ended with 1.*\[ERROR\] InnoDB: /s,
		);
	});
});
