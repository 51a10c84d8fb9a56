<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries\Privacy;

use Closure;
use Gazetteer\ContactForm\Entries\Admin\EntryWords;
use Gazetteer\ContactForm\EntryServices;

/** Gives people what they sent, or takes it away, when they ask the site's owner for it. */
final class EntryPrivacy
{
    private const NAME = 'gazetteer-entries';
    private const AT_ONCE = 50;

    /** @param Closure(): EntryServices $services */
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
        // What was erased before is gone, so the first ones are always the next ones.
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
        foreach ($services->finder->ofPerson($email, $user ? $user->ID : 0, self::AT_ONCE, $offset) as $kept) {
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
