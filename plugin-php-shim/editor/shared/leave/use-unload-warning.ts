import { useEffect } from '@wordpress/element';

/** The browser asks for confirmation before it unloads a page with unsaved changes. */
export function useUnloadWarning(isChanged: boolean): void {
	useEffect(() => {
		if (!isChanged) return undefined;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener('beforeunload', ask);
		return () => window.removeEventListener('beforeunload', ask);
	}, [isChanged]);
}
