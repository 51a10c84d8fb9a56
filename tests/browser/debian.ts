import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether Debian packages can be installed on this machine. */
export const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

export const installForDebian = (...packages: readonly string[]) => {
	const quiet = {
		stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
		env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
	};
	execFileSync('apt-get', ['update', '-qq'], quiet);
	execFileSync(
		'apt-get',
		['install', '-y', '-qq', '--no-install-recommends', ...packages],
		quiet,
	);
};
