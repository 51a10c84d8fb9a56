<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Fields\Domain;

/** The file types that a file field accepts. */
final class AcceptedFiles
{
    /** The accepted file types of a field that lists none. */
    private const USUAL = [
        'jpg', 'jpeg', 'png', 'gif', 'webp', 'heic', 'pdf', 'txt', 'csv', 'rtf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx',
        'odt', 'ods', 'odp', 'mp3', 'm4a', 'ogg', 'wav', 'mp4', 'mov', 'webm', 'avi', 'mpg', 'wmv', 'zip',
    ];

    /** File types that a server or browser may execute. They are never accepted, even if a field lists them. */
    private const NEVER = [
        'php', 'php3', 'php4', 'php5', 'php7', 'php8', 'phps', 'phtml', 'pht', 'phar', 'htaccess', 'htm', 'html', 'xhtml', 'shtml',
        'svg', 'svgz', 'xml', 'xsl', 'js', 'mjs', 'jsp', 'jspx', 'asp', 'aspx', 'cgi', 'pl', 'py', 'rb', 'sh', 'exe', 'msi', 'com',
        'bat', 'cmd', 'scr', 'vbs', 'ps1', 'dll', 'jar', 'hta', 'lnk', 'swf', 'class', 'apk', 'dmg', 'app', 'iso', 'reg', 'wsf',
    ];

    /** @return list<string> File extensions in lower case, without the dot. */
    public static function extensions(FormField $field): array
    {
        $named = array_map(static fn (string $extension): string => strtolower(ltrim(trim($extension), '.')), $field->accept);

        return array_values(array_diff($named === [] ? self::USUAL : $named, self::NEVER));
    }

    /** The maximum total size of all files of the field. */
    public static function bytes(FormField $field): int
    {
        return max(1, $field->maxKilobytes) * 1024;
    }

    public static function extension(string $name): string
    {
        $dot = strrpos($name, '.');

        return $dot === false ? '' : strtolower(substr($name, $dot + 1));
    }

    /** Whether any extension in the name is executable. Some servers execute `page.php.jpg`. */
    public static function isDangerous(string $name): bool
    {
        $parts = explode('.', strtolower($name));

        return array_intersect(array_slice($parts, 1), self::NEVER) !== [];
    }
}
