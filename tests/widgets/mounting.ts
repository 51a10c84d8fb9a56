import type { Mount } from '@gazetteer/host';

/** Mounts a widget as the loader does, and returns the function that unmounts it. */
export async function mountOn(mount: Mount, root: HTMLElement): Promise<() => void> {
	const leaving = new AbortController();
	const undo = await mount(root, {}, leaving.signal);
	return () => {
		leaving.abort();
		undo?.();
	};
}
