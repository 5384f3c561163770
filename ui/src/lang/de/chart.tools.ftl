# Wozu jedes Werkzeug am Tisch dient.

tool-zoom = Zeigt die ganze Karte oder folgt der Galeere, die dran ist. Mit zwei Fingern oder dem Mausrad geht es näher heran.
tool-key = Sagt, was jedes Zeichen auf der Karte bedeutet und welche Werte nur angenommen sind.
tool-board = Einige gedruckte Werte sind noch nicht bestätigt. Hier vergleichst du sie mit deinem Spielplan.
tool-planner = Zeigt, was deine Galeere in jeder erreichbaren Zone verdienen kann. Tippe auf eine Zone für die Einzelheiten.
