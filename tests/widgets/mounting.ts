import type { Mount } from '@gazetteer/host';

/** Mounts as the loader does, and gives back what takes all of it back. */
export async function mountOn(mount: Mount, root: HTMLElement): Promise<() => void> {
	const leaving = new AbortController();
	const undo = await mount(root, {}, leaving.signal);
	return () => {
		leaving.abort();
		undo?.();
	};
}
