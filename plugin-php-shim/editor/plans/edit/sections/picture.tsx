import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Button } from '@wordpress/components';
import { pictureAddress } from '../../data/plan-repository.ts';
import { chooseImages } from '../../../shared/media-library.ts';

interface PictureProps {
	/** The attachment ID of the picture, or 0. */
	readonly id: number;
	/** The URL of a picture that is not an attachment. */
	readonly address: string;
	readonly onChange: (id: number) => void;
}

export function Picture({ id, address, onChange }: PictureProps) {
	const [url, show] = useState('');
	const isChosen = id > 0 || address !== '';
	useEffect(() => {
		show(address);
		if (id === 0) return;
		let isWanted = true;
		pictureAddress(id).then(
			(found) => isWanted && show(found),
			// If the attachment was deleted, show no picture.
			() => undefined,
		);
		return () => {
			isWanted = false;
		};
	}, [id, address]);

	const choose = () =>
		chooseImages({
			title: __('Choose an image', 'gazetteer'),
			button: __('Use image', 'gazetteer'),
			multiple: false,
			marked: id,
			then: ([chosen]) => chosen !== undefined && onChange(chosen),
		});

	return (
		<fieldset className="gz-plan-choice">
			<legend>{__('Image', 'gazetteer')}</legend>
			{url !== '' && <img className="gz-plan-image" src={url} alt="" />}
			<Button variant="secondary" onClick={choose}>
				{isChosen ? __('Replace image', 'gazetteer') : __('Choose image', 'gazetteer')}
			</Button>{' '}
			{isChosen && (
				<Button variant="link" isDestructive onClick={() => onChange(0)}>
					{__('Remove image', 'gazetteer')}
				</Button>
			)}
			<p className="gz-plan-help">
				{__('A decorative image at the top of the card.', 'gazetteer')}
			</p>
		</fieldset>
	);
}
