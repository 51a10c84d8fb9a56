import { spawn } from 'node:child_process';
import { checkoutFolder } from '@gazetteer/workshop';
import { badly, well, type Outcome } from './outcome.ts';

/** Keep only the end of the output, which contains the error. */
const LAST_CHARACTERS = 6000;

interface Ended {
	code: number | null;
	output: string;
}

export interface CommandOptions {
	env?: Readonly<Record<string, string>>;
	/** Called for each line of output. */
	hear?: (line: string) => void;
}

/** Runs a program in this checkout, and returns its output. */
export const command = (
	program: string,
	argv: readonly string[],
	{ env = {}, hear }: CommandOptions = {},
): Promise<Ended> =>
	new Promise((resolve, reject) => {
		const child = spawn(program, argv, {
			cwd: checkoutFolder(),
			// Vite sets NODE_ENV to production in this process, so unset it for others.
			env: { ...process.env, NODE_ENV: undefined, FORCE_COLOR: '0', ...env },
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		const stop = () => child.kill();
		process.once('exit', stop);
		let output = '';
		let line = '';
		const listen = (bytes: Buffer) => {
			output = (output + bytes.toString()).slice(-LAST_CHARACTERS);
			const lines = (line + bytes.toString()).split('\n');
			line = lines.pop() ?? '';
			for (const whole of lines) hear?.(whole);
		};
		child.stdout.on('data', listen);
		child.stderr.on('data', listen);
		child.once('error', reject);
		child.once('close', (code) => {
			process.off('exit', stop);
			resolve({ code, output });
		});
	});

/** Runs a script of package.json as a step, which succeeds with exit status 0. */
export const script = async (
	name: string,
	env: Readonly<Record<string, string>> = {},
): Promise<Outcome> => {
	const npm = process.env['npm_execpath'];
	const { code, output } = npm
		? await command(process.execPath, [npm, 'run', '--silent', name], { env })
		: await command('npm', ['run', '--silent', name], { env });
	return code === 0 ? well : badly(`npm run ${name}`, output.trim() || `ended with ${code}`);
};
