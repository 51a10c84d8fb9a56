import { spawn } from 'node:child_process';

const PROGRESS_INTERVAL = 10_000;

/**
 * Runs a tool without printing its output. If the tool fails, the error contains the end of its
 * output.
 */
export const runQuietly = (
	tool: string,
	argv: readonly string[],
	{ say, cwd }: { say: (line: string) => void; cwd?: string },
): Promise<void> =>
	new Promise((resolve, reject) => {
		const began = Date.now();
		const child = spawn(tool, argv, {
			...(cwd ? { cwd } : {}),
			stdio: ['ignore', 'pipe', 'pipe'],
			// On Windows, npm is a batch file and needs a shell.
			shell: process.platform === 'win32',
		});
		let said = '';
		const keep = (bytes: Buffer) => {
			said = (said + bytes.toString()).slice(-2000);
		};
		child.stdout.on('data', keep);
		child.stderr.on('data', keep);
		const alive = setInterval(
			() => say(`  … ${tool} is at it, ${Math.round((Date.now() - began) / 1000)} s`),
			PROGRESS_INTERVAL,
		);
		child.once('error', (cause) => {
			clearInterval(alive);
			reject(new Error(`${tool} cannot be run`, { cause }));
		});
		child.once('close', (code) => {
			clearInterval(alive);
			if (code === 0) resolve();
			else reject(new Error(`${tool} ended with ${code}: ${said.trim()}`));
		});
	});
