<?php

declare(strict_types=1);

namespace Gazetteer\Links\Admin\Outbound;

use Gazetteer\Links\Outbound\OutboundTable;

/** Actions in the list of outbound links, for one link or as bulk actions. */
enum OutboundAction: string
{
    case On = 'on';
    case Off = 'off';
    case Delete = 'delete';

    public function label(): string
    {
        return match ($this) {
            self::On => __('Switch on', 'gazetteer'),
            self::Off => __('Switch off', 'gazetteer'),
            self::Delete => __('Delete', 'gazetteer'),
        };
    }

    /** Returns the URL that runs the action for one link. */
    public function url(int $link): string
    {
        return wp_nonce_url(OutboundScreen::url(['action' => $this->value, 'link' => $link]), $this->nonce($link));
    }

    public function nonce(int $link): string
    {
        return "gazetteer_outbound_{$this->value}_{$link}";
    }

    /**
     * @param list<int> $ids
     * @return int Number of changed links.
     */
    public function run(OutboundTable $links, array $ids): int
    {
        return match ($this) {
            self::On => $links->switch($ids, true),
            self::Off => $links->switch($ids, false),
            self::Delete => $links->remove($ids),
        };
    }

    public function done(int $count): string
    {
        return sprintf(match ($this) {
            /* translators: %s: a number of outbound links. */
            self::On => _n('%s link switched on.', '%s links switched on.', $count, 'gazetteer'),
            /* translators: %s: a number of outbound links. */
            self::Off => _n('%s link switched off. Its URL now returns “page not found”.', '%s links switched off. Their URLs now return “page not found”.', $count, 'gazetteer'),
            /* translators: %s: a number of outbound links. */
            self::Delete => _n('%s link deleted.', '%s links deleted.', $count, 'gazetteer'),
        }, number_format_i18n($count));
    }
}
