<?php

declare(strict_types=1);

namespace Gazetteer\Links\Admin\Outbound;

/** Makes the “Copy” buttons copy a URL to the clipboard, with the script that WordPress includes. */
final class CopyButtons
{
    public static function add(): void
    {
        wp_enqueue_script('wp-a11y');
        wp_enqueue_script('clipboard');
        $words = (string) wp_json_encode([
            'copied' => __('Copied', 'gazetteer'),
            'failed' => __('The address could not be copied.', 'gazetteer'),
        ], JSON_HEX_TAG);
        wp_add_inline_script('clipboard', <<<SCRIPT
            document.addEventListener('DOMContentLoaded', () => {
                const words = {$words};
                const copying = new ClipboardJS('.gazetteer-outbound-copy');
                copying.on('success', (event) => {
                    const { trigger } = event;
                    const text = trigger.dataset.text || (trigger.dataset.text = trigger.textContent);
                    event.clearSelection();
                    trigger.textContent = words.copied;
                    trigger.focus();
                    wp.a11y.speak(words.copied);
                    setTimeout(() => { trigger.textContent = text; }, 2000);
                });
                copying.on('error', () => wp.a11y.speak(words.failed, 'assertive'));
            });
            SCRIPT);
    }
}
