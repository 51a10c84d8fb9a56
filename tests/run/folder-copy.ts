import { cp, lstat, mkdir, readdir, rm, utimes } from 'node:fs/promises';
import path from 'node:path';

type Stats = Awaited<ReturnType<typeof lstat>>;

const statOf = (file: string): Promise<Stats | undefined> => lstat(file).catch(() => undefined);

const isSame = (one: Stats, other: Stats) =>
	one.size === other.size && Math.abs(Number(one.mtimeMs) - Number(other.mtimeMs)) < 1;

const copyFile = async (from: string, to: string, { atime, mtime }: Stats) => {
	await cp(from, to, { force: true });
	await utimes(to, atime, mtime);
};

/**
 * Makes folder `to` hold what folder `from` holds: what is the same stays, what differs is written anew in place, what is
 * too much goes.
 */
export async function copyFolder(from: string, to: string): Promise<void> {
	await mkdir(to, { recursive: true });
	const wanted = new Set(await readdir(from));
	for (const name of await readdir(to)) {
		if (!wanted.has(name)) await rm(path.join(to, name), { recursive: true, force: true });
	}
	for (const name of wanted) {
		const [source, target] = [path.join(from, name), path.join(to, name)];
		const [one, other] = [(await lstat(source)) as Stats, await statOf(target)];
		if (other && other.isDirectory() !== one.isDirectory()) {
			await rm(target, { recursive: true, force: true });
		}
		if (one.isDirectory()) await copyFolder(source, target);
		else if (!other || !isSame(one, other)) await copyFile(source, target, one);
	}
}
