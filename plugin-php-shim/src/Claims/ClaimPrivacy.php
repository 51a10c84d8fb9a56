<?php

declare(strict_types=1);

namespace Gazetteer\Claims;

use Gazetteer\Claims\Domain\Claim;
use Gazetteer\Claims\Storage\ClaimTable;
use Gazetteer\Plans\Orders\OrderWords;

/** Exports and erases the personal data in claims. Erasing a claim does not change who owns the listing. */
final class ClaimPrivacy
{
    private const NAME = 'gazetteer-claims';
    private const AT_ONCE = 100;

    /**
     * @param array<string, array<string, mixed>> $all
     * @return array<string, array<string, mixed>>
     */
    public static function addExporter(array $all): array
    {
        return $all + [
            self::NAME => ['exporter_friendly_name' => __('Listing claims', 'gazetteer'), 'callback' => self::export(...)],
        ];
    }

    /**
     * @param array<string, array<string, mixed>> $all
     * @return array<string, array<string, mixed>>
     */
    public static function addEraser(array $all): array
    {
        return $all + [
            self::NAME => ['eraser_friendly_name' => __('Listing claims', 'gazetteer'), 'callback' => self::erase(...)],
        ];
    }

    /** @return array{data: list<array<string, mixed>>, done: bool} */
    private static function export(string $email, int $page = 1): array
    {
        $claims = self::claims($email, max(1, $page));

        return [
            'data' => array_map(static fn (Claim $claim): array => [
                'group_id' => self::NAME,
                'group_label' => __('Listing claims', 'gazetteer'),
                'item_id' => self::NAME . "-{$claim->id}",
                'data' => self::lines($claim),
            ], $claims),
            'done' => count($claims) < self::AT_ONCE,
        ];
    }

    /** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} */
    private static function erase(string $email): array
    {
        $table = new ClaimTable();
        $claims = self::claims($email, 1);
        $removed = count(array_filter($claims, static fn (Claim $claim): bool => $table->remove($claim->id)));

        return [
            'items_removed' => $removed > 0,
            'items_retained' => $removed < count($claims),
            'messages' => [],
            // The remaining claims are on the first page of the next call.
            'done' => $removed < self::AT_ONCE,
        ];
    }

    /** @return list<Claim> */
    private static function claims(string $email, int $page): array
    {
        $user = get_user_by('email', $email);

        return (new ClaimTable())->ofPerson($user === false ? 0 : $user->ID, $email, $page, self::AT_ONCE);
    }

    /** @return list<array{name: string, value: string}> */
    private static function lines(Claim $claim): array
    {
        $lines = array_filter([
            __('Listing', 'gazetteer') => OrderWords::title($claim->listing),
            __('Name', 'gazetteer') => $claim->name,
            __('Phone', 'gazetteer') => $claim->phone,
            __('Business email', 'gazetteer') => $claim->email,
            __('Proof', 'gazetteer') => $claim->words,
            __('Status', 'gazetteer') => ClaimTexts::state($claim->state),
            __('Message to the claimant', 'gazetteer') => $claim->note,
            __('Date', 'gazetteer') => OrderWords::time($claim->made),
        ], static fn (string $line): bool => $line !== '');

        return array_map(
            static fn (string $name, string $value): array => ['name' => $name, 'value' => nl2br(esc_html($value))],
            array_keys($lines),
            $lines,
        );
    }
}
