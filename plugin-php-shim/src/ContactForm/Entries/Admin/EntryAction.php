<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries\Admin;

use Gazetteer\ContactForm\ContactFormServices;
use Gazetteer\ContactForm\Domain\Entries\Entry;
use Gazetteer\ContactForm\Domain\Entries\EntryState;

/** The actions for an entry. */
enum EntryAction: string
{
    case Resend = 'resend';
    case NotSpam = 'not_spam';
    case Delete = 'delete';

    /** @return list<self> */
    public static function offered(Entry $entry): array
    {
        return match (true) {
            $entry->state === EntryState::Spam => [self::NotSpam, self::Delete],
            // No actions are possible while another process is sending the mail.
            $entry->isUnderWay(time()) => [],
            default => [self::Resend, self::Delete],
        };
    }

    public function label(): string
    {
        return match ($this) {
            self::Resend => __('Send again', 'gazetteer'),
            self::NotSpam => __('Not spam', 'gazetteer'),
            self::Delete => __('Delete permanently', 'gazetteer'),
        };
    }

    public function nonce(int $id): string
    {
        return "gazetteer_{$this->value}_{$id}";
    }

    public function url(int $id): string
    {
        $url = add_query_arg(['action' => EntryActions::ACTION, 'do' => $this->value, 'entry' => $id], admin_url('admin-post.php'));

        return add_query_arg('_wpnonce', wp_create_nonce($this->nonce($id)), $url);
    }

    /** @param list<int> $ids */
    public function run(ContactFormServices $services, array $ids): EntryNotes
    {
        return match ($this) {
            self::Delete => EntryNotes::deleted($services->removal()->remove($ids)),
            default => $services->retry()->tryAll($ids),
        };
    }
}
