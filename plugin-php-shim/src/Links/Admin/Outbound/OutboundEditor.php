<?php

declare(strict_types=1);

namespace Gazetteer\Links\Admin\Outbound;

use Gazetteer\Kernel\Html\Template;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\RefusalTexts;
use Gazetteer\Kernel\Request;
use Gazetteer\Links\Domain\Outbound\OutboundFault;
use Gazetteer\Links\Domain\Outbound\OutboundLink;
use Gazetteer\Links\Domain\Outbound\OutboundRules;
use Gazetteer\Links\Outbound\OutboundAddresses;
use Gazetteer\Links\Outbound\OutboundTable;
use Gazetteer\Links\OutboundTexts;
use Throwable;

/** The edit form of an outbound link. Keeps the typed values if they cannot be saved. */
final class OutboundEditor
{
    public const NONCE = 'gazetteer_save_outbound_';
    /**
     * Maximum bytes read from a field. More than any field allows, so that a long value causes an error and is not
     * truncated.
     */
    private const BYTES = 8000;

    /** @var array<string, string>|null */
    private ?array $typed = null;

    /** @var array<string, string> The error messages, by field. */
    private array $faults = [];

    public function __construct(private readonly OutboundTable $links, private readonly OutboundAddresses $addresses)
    {
    }

    public function load(): void
    {
        self::addCopyButtons();
        if (self::id() > 0 && $this->links->find(self::id()) === null) {
            wp_die(esc_html__('This outbound link does not exist. It may have been deleted.', 'gazetteer'), 404);
        }
        if (Request::method() === 'POST') {
            check_admin_referer(self::NONCE . self::id());
            $this->save(new Input(wp_unslash($_POST)));
        }
    }

    public function draw(): string
    {
        $link = $this->links->find(self::id());
        $kept = $link === null ? ['prefix' => '', 'slug' => '', 'target' => '', 'label' => OutboundLink::LABEL, 'note' => '', 'on' => '1'] : self::fields($link);

        return Template::fill(dirname(GAZETTEER_FILE) . '/templates/links/outbound-edit.php', [
            'link' => $link,
            'values' => $this->typed ?? $kept,
            'faults' => $this->faults,
            'prefixes' => $this->prefixes($link),
            'address' => $link === null ? '' : OutboundAddresses::url($link),
            'nonce' => self::NONCE . self::id(),
        ]);
    }

    private function save(Input $posted): void
    {
        foreach (['prefix', 'slug', 'target', 'label'] as $field) {
            $typed[$field] = $posted->text($field, self::BYTES);
        }
        $typed['note'] = $posted->lines('note', self::BYTES);
        $this->typed = $typed + ['on' => $posted->flag('on') ? '1' : ''];
        $read = (new OutboundRules($this->addresses->paths()))->read($typed, $posted->flag('on'), self::id());
        try {
            if ($read instanceof OutboundLink && !$this->links->save($read)) {
                $read = ['slug' => OutboundFault::Taken];
            }
        } catch (Throwable $thrown) {
            RefusalTexts::report($thrown);
            $this->faults = ['' => __('The link could not be saved. Please try again.', 'gazetteer')];

            return;
        }
        if ($read instanceof OutboundLink) {
            wp_safe_redirect(OutboundScreen::url(['done' => 'saved']), 303);
            exit;
        }
        $this->faults = array_map(OutboundTexts::fault(...), $read);
    }

    /**
     * @return list<string> The prefixes from the settings, and the link's own prefix, even if the settings no longer
     *     contain it.
     */
    private function prefixes(?OutboundLink $link): array
    {
        return array_values(array_unique([...$this->addresses->prefixes(), ...($link === null ? [] : [$link->prefix])]));
    }

    /** @return array<string, string> */
    private static function fields(OutboundLink $link): array
    {
        return ['prefix' => $link->prefix, 'slug' => $link->slug, 'target' => $link->target, 'label' => $link->label, 'note' => $link->note, 'on' => $link->isOn ? '1' : ''];
    }

    private static function id(): int
    {
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- it only chooses what is shown.
        return (new Input(wp_unslash($_GET)))->id('link');
    }

    /** The “Copy” buttons copy a URL to the clipboard, with the script that WordPress includes. */
    public static function addCopyButtons(): void
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
