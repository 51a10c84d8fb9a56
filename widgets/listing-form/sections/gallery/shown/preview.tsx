import { useEffect, useState } from '@wordpress/element';
import type { Picture } from '../../../interactive/pictures.ts';
import { Icon } from './icons.tsx';

/** Returns an object URL for a file, and revokes the URL when the file changes. */
function useAddress(file: File | undefined): string {
	const [address, setAddress] = useState('');
	useEffect(() => {
		if (!file) return undefined;
		const made = URL.createObjectURL(file);
		setAddress(made);
		return () => {
			URL.revokeObjectURL(made);
			setAddress('');
		};
	}, [file]);
	return address;
}

interface Props {
	readonly picture: Picture;
}

/**
 * A saved or selected picture. If the browser cannot show the image, shows an icon and the file's
 * name.
 */
export function Preview({ picture: { file, preview = '' } }: Props) {
	const address = useAddress(file) || preview;
	const [failed, setFailed] = useState('');
	return address && failed !== address ? (
		<img
			className="gz-preview"
			src={address}
			alt={file?.name ?? ''}
			decoding="async"
			draggable={false}
			onError={() => setFailed(address)}
		/>
	) : (
		<span className="gz-preview gz-preview-none">
			<Icon name="photo" />
			{failed && <span className="gz-preview-name">{file?.name}</span>}
		</span>
	);
}
