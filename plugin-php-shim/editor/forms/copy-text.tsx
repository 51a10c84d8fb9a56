import { useEffect, useState } from '@wordpress/element';
import { Button } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';

interface CopyTextProps {
	readonly label: string;
	readonly text: string;
}

/** How long the button shows “Copied”, in milliseconds. */
const COPIED_TIME = 2000;

export function CopyText({ label, text }: CopyTextProps) {
	const [isCopied, setIsCopied] = useState(false);
	const button = useCopyToClipboard(text, () => setIsCopied(true));
	useEffect(() => {
		if (!isCopied) return;
		const timer = setTimeout(() => setIsCopied(false), COPIED_TIME);
		return () => clearTimeout(timer);
	}, [isCopied]);
	return (
		<div className="gz-copy">
			<span className="gz-copy-label">{label}</span>
			<code>{text}</code>
			<Button ref={button} variant="secondary" size="small">
				{isCopied ? __('Copied', 'gazetteer') : __('Copy', 'gazetteer')}
			</Button>
		</div>
	);
}
