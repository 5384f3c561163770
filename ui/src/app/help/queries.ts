// Typical queries to the rules' search, and the rules that must be among the first three results.

interface Query {
  game: string;
  rules: string[];
  en: string;
  de: string;
  fr: string;
  es: string;
  ru: string;
}

const of = (game: string, queries: Record<string, Omit<Query, "game" | "rules">>): Query[] =>
  Object.entries(queries).map(([rules, words]) => ({ game, rules: rules.split(" "), ...words }));

export const QUERIES: Query[] = [
  ...of("serenissima-2e", {
    "SCORE-5": {
      en: "How do I win?",
      de: "Wie gewinne ich?",
      fr: "Comment gagner ?",
      es: "¿Cómo se gana?",
      ru: "Как победить?",
    },
    "SETUP-1": {
      en: "who goes first",
      de: "wer fängt an",
      fr: "qui commence",
      es: "quién empieza",
      ru: "кто начинает",
    },
    "INV-3": {
      en: "buy a ship",
      de: "Schiff kaufen",
      fr: "acheter un bateau",
      es: "comprar un barco",
      ru: "купить корабль",
    },
    "INV-6": {
      en: "build a church",
      de: "Kirche bauen",
      fr: "construire une église",
      es: "construir una iglesia",
      ru: "построить церковь",
    },
    "INV-2": {
      en: "hire soldiers",
      de: "Soldaten anwerben",
      fr: "recruter des soldats",
      es: "contratar soldados",
      ru: "нанять солдат",
    },
    "FIGHT-6": {
      en: "steal goods from a ship",
      de: "Waren vom Schiff rauben",
      fr: "piller les marchandises d’un bateau",
      es: "saquear las mercancías de un barco",
      ru: "украсть товары с корабля",
    },
    "CAPT-1": {
      en: "take a neutral town",
      de: "neutrale Stadt erobern",
      fr: "prendre une ville neutre",
      es: "conquistar una ciudad neutral",
      ru: "взять нейтральный город",
    },
    "MOVE-2": {
      en: "stop another player’s ship",
      de: "Schiff eines anderen aufhalten",
      fr: "arrêter le bateau d’un autre",
      es: "detener el barco de otro",
      ru: "остановить корабль другого игрока",
    },
    "LOAD-7": {
      en: "swap goods between ships",
      de: "Waren zwischen Schiffen tauschen",
      fr: "échanger des marchandises entre bateaux",
      es: "intercambiar mercancías entre barcos",
      ru: "обмен товарами между кораблями",
    },
    "MOVE-1": {
      en: "How far can I move?",
      de: "Wie weit darf ich fahren?",
      fr: "Jusqu’où puis-je avancer ?",
      es: "¿Hasta dónde puedo navegar?",
      ru: "Как далеко можно плыть?",
    },
    "SELL-1": {
      en: "What does a port buy?",
      de: "Was kauft ein Hafen?",
      fr: "Qu’achète un port ?",
      es: "¿Qué compra un puerto?",
      ru: "Что покупает порт?",
    },
    "FIGHT-3": { en: "roll dice", de: "würfeln", fr: "lancer les dés", es: "tirar los dados", ru: "бросить кубики" },
  }),
  ...of("serenissima-1996", {
    "SCORE-2": {
      en: "Who is the winner?",
      de: "Wer hat gewonnen?",
      fr: "Qui a gagné ?",
      es: "¿Quién es el ganador?",
      ru: "Кто победитель?",
    },
    "BID-2a": {
      en: "who picks the first place",
      de: "wer wählt den ersten Platz",
      fr: "qui choisit la première place",
      es: "quién elige el primer lugar",
      ru: "кто выбирает первое место",
    },
    "BUILD-3": {
      en: "What do I need for a ship?",
      de: "Was braucht ein Schiff?",
      fr: "Que faut-il pour un bateau ?",
      es: "¿Qué necesita un barco?",
      ru: "Что нужно для корабля?",
    },
    "TRADE-1a": {
      en: "trade with other players",
      de: "mit anderen Spielern tauschen",
      fr: "échanger avec d’autres joueurs",
      es: "intercambiar con otros jugadores",
      ru: "меняться с другими игроками",
    },
    "BOX-1d": {
      en: "can I borrow money",
      de: "kann ich Geld leihen",
      fr: "emprunter de l’argent",
      es: "pedir un préstamo de dinero",
      ru: "взять деньги в долг",
    },
    "PLACE-2a": {
      en: "throw goods overboard",
      de: "Waren über Bord werfen",
      fr: "jeter des marchandises par-dessus bord",
      es: "tirar mercancías por la borda",
      ru: "выбросить товар за борт",
    },
    "END-1": {
      en: "stop the game early",
      de: "früher aufhören",
      fr: "arrêter avant la fin",
      es: "terminar antes",
      ru: "закончить игру раньше",
    },
    "FIGHT-6": {
      en: "capture a ship",
      de: "ein Schiff erobern",
      fr: "capturer un bateau",
      es: "capturar un barco",
      ru: "захватить корабль",
    },
  }),
  ...of("twilight", {
    "END-1": {
      en: "how do I win a round",
      de: "wie gewinne ich eine Runde",
      fr: "comment gagner une manche",
      es: "cómo se gana una ronda",
      ru: "как выиграть раунд",
    },
    "SETUP-2": {
      en: "who goes first",
      de: "wer beginnt",
      fr: "qui commence",
      es: "quién empieza",
      ru: "кто начинает",
    },
    "PLAY-2": {
      en: "swap my cards",
      de: "Handkarten tauschen",
      fr: "changer ma main",
      es: "cambiar mi mano",
      ru: "сменить карты",
    },
    "END-2": {
      en: "deck is empty",
      de: "Stapel ist leer",
      fr: "la pioche est vide",
      es: "mazo vacío",
      ru: "колода закончилась",
    },
    "MOVE-3": {
      en: "undo a card",
      de: "Karte zurücknehmen",
      fr: "reprendre une carte",
      es: "deshacer una carta",
      ru: "отменить карту",
    },
    "MASK-1": {
      en: "use Harlequin cards for the Doge",
      de: "Dogen mit Harlekinkarten bewegen",
      fr: "cartes Arlequin pour le Doge",
      es: "cartas de Arlequín para el Dux",
      ru: "карты Арлекина для Дожа",
    },
  }),
  ...of("libertalia", {
    "END-1": {
      en: "how do I win",
      de: "wie gewinnt man",
      fr: "comment gagner",
      es: "cómo se gana",
      ru: "как победить",
    },
    "RAID-2": {
      en: "what is a treasure map worth",
      de: "Was ist eine Schatzkarte wert?",
      fr: "combien vaut une carte au trésor",
      es: "cuánto vale un mapa del tesoro",
      ru: "сколько стоит карта сокровищ",
    },
    "REP-1": {
      en: "what is reputation",
      de: "Was ist Einfluss?",
      fr: "Qu’est-ce que l’influence ?",
      es: "¿Qué es la reputación?",
      ru: "Что такое влияние?",
    },
    "CHAR-22": {
      en: "What does the Surgeon do?",
      de: "Was macht der Wundarzt?",
      fr: "Que fait le Chirurgien ?",
      es: "¿Qué hace el Cirujano?",
      ru: "Что делает корабельный врач?",
    },
  }),
];
