/** @jsxRuntime classic */
/** @jsx createElement */
import { createElement, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { pictureAddress } from '../calls.ts';
import { Button } from '../controls.ts';
import { chooseImage } from '../library.ts';

interface PictureProps {
	readonly id: number;
	readonly onChange: (id: number) => void;
}

export function Picture({ id, onChange }: PictureProps) {
	const [url, show] = useState('');
	useEffect(() => {
		show('');
		if (id === 0) return;
		let isWanted = true;
		pictureAddress(id).then(
			(address) => isWanted && show(address),
			// A picture that was deleted from the library is shown as none.
			() => undefined,
		);
		return () => {
			isWanted = false;
		};
	}, [id]);

	return (
		<fieldset className="gz-plan-choice">
			<legend>{__('Picture', 'gazetteer')}</legend>
			{url !== '' && <img className="gz-plan-image" src={url} alt="" />}
			<Button variant="secondary" onClick={() => chooseImage(id, onChange)}>
				{id > 0 ? __('Replace picture', 'gazetteer') : __('Choose picture', 'gazetteer')}
			</Button>{' '}
			{id > 0 && (
				<Button variant="link" isDestructive onClick={() => onChange(0)}>
					{__('Remove picture', 'gazetteer')}
				</Button>
			)}
			<p className="gz-plan-help">
				{__('Decoration, seen at the top of the card.', 'gazetteer')}
			</p>
		</fieldset>
	);
}
