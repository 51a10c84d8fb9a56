<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries;

use Closure;
use Gazetteer\ContactForm\ContactFormServices;
use Gazetteer\ContactForm\Entries\Admin\EntryWords;

/**
 * Connects entries to the privacy tools of WordPress: the export and erasure of personal data, and the policy guide.
 */
final class EntryPrivacy
{
    private const NAME = 'gazetteer-entries';
    private const AT_ONCE = 50;

    /** @param Closure(): ContactFormServices $services */
    public function __construct(private readonly Closure $services)
    {
    }

    /**
     * @param array<string, array<string, mixed>> $all
     * @return array<string, array<string, mixed>>
     */
    public function addExporter(array $all): array
    {
        return $all + [
            self::NAME => ['exporter_friendly_name' => __('Contact form messages', 'gazetteer'), 'callback' => $this->export(...)],
        ];
    }

    /**
     * @param array<string, array<string, mixed>> $all
     * @return array<string, array<string, mixed>>
     */
    public function addEraser(array $all): array
    {
        return $all + [
            self::NAME => ['eraser_friendly_name' => __('Contact form messages', 'gazetteer'), 'callback' => $this->erase(...)],
        ];
    }

    public static function suggestPolicyText(): void
    {
        $paragraphs = [
            __('Messages that you send through a contact form of this site are stored in our database and emailed to us. We delete them after a year, unless the form states another period.', 'gazetteer'),
            __('Files that you attach are not public. We delete them 30 days after they were emailed to us, unless the form states another period.', 'gazetteer'),
            __('If you start a form and do not send it, your browser stores what you typed for at most a week, without files and passwords. We do not receive it before you send the form.', 'gazetteer'),
            __('To limit the number of messages, we store a hash of your IP address for at most 30 days. We do not store the address itself.', 'gazetteer'),
        ];
        $intro = __('Gazetteer stores messages that visitors send through contact forms. Change the periods below if your forms keep messages for longer or shorter.', 'gazetteer');
        wp_add_privacy_policy_content(
            'Gazetteer',
            '<p class="privacy-policy-tutorial">' . esc_html($intro) . '</p><p>' . implode('</p><p>', array_map(esc_html(...), $paragraphs)) . '</p>',
        );
    }

    /** @return array{data: list<array<string, mixed>>, done: bool} */
    private function export(string $email, int $page = 1): array
    {
        $some = $this->of($email, ($page - 1) * self::AT_ONCE);
        $items = [];
        foreach ($some as ['id' => $id, 'lines' => $lines]) {
            $items[] = [
                'group_id' => self::NAME,
                'group_label' => __('Contact form messages', 'gazetteer'),
                'item_id' => self::NAME . "-{$id}",
                'data' => $lines,
            ];
        }

        return ['data' => $items, 'done' => count($some) < self::AT_ONCE];
    }

    /** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} */
    private function erase(string $email, int $page = 1): array
    {
        // Always start at offset 0, because the previous batch is deleted.
        $ids = array_column($this->of($email, 0), 'id');
        $removed = ($this->services)()->removal()->remove($ids);

        return ['items_removed' => $removed > 0, 'items_retained' => false, 'messages' => [], 'done' => count($ids) < self::AT_ONCE];
    }

    /** @return list<array{id: int, lines: list<array{name: string, value: string}>}> */
    private function of(string $email, int $offset): array
    {
        $services = ($this->services)();
        $services->table->ensure();
        $user = get_user_by('email', $email);
        $items = [];
        foreach ($services->finder()->ofPerson($email, $user ? $user->ID : 0, self::AT_ONCE, $offset) as $kept) {
            $lines = [
                ['name' => __('Date', 'gazetteer'), 'value' => EntryWords::moment($kept->entry->time)],
                ['name' => __('Form', 'gazetteer'), 'value' => EntryWords::form($kept->entry->form)],
                ['name' => __('Page', 'gazetteer'), 'value' => $kept->entry->url],
            ];
            foreach ($kept->entry->fields as $field) {
                $lines[] = ['name' => $field['label'] ?: $field['name'], 'value' => esc_html(implode(', ', $field['values']))];
            }
            foreach ($kept->entry->files as $file) {
                $lines[] = ['name' => __('File', 'gazetteer'), 'value' => esc_html($file['name'])];
            }
            $items[] = ['id' => $kept->entry->id, 'lines' => $lines];
        }

        return $items;
    }
}
